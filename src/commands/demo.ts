import { loadDemo } from '../../seed/load.ts'
import { installMap } from '../../seed/loadMap.ts'
import { readConfig } from '../config.ts'
import { mapPath } from '../openMap.ts'
import { createProduct } from '../product.ts'

/**
 * `demo.ts <administrator's id> <site's address>`: loads the demo, for the start that forked it. It is a process of its
 * own because encoding pictures and reading PDFs takes memory that only its end frees. Nodes that load at the same time
 * do it one after another, and the later ones find everything loaded.
 */
const [adminId, site = ''] = process.argv.slice(2)
process.on('disconnect', () => process.exit(1))
const config = readConfig()
const product = await createProduct({ ...config, logLevel: 'silent' }, { site: false })
await product.domain.alone('demo', () => loadDemo(product.domain, Number(adminId), site))
if (config.map === null) await installMap(mapPath(config))
await product.settle()
await product.close()
process.exit(0)
