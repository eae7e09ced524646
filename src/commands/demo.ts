import { loadDemo } from '../../seed/load.ts'
import { readConfig } from '../config.ts'
import { createProduct } from '../product.ts'

/**
 * `demo.ts <administrator's id> <site's address>`: loads the demo, for the start that forked it. A process of its own,
 * because the memory that drawing pictures and reading PDFs takes goes back only with its end. Nodes that load at once do
 * it one after another, and the later ones find everything there.
 */
const [adminId, site = ''] = process.argv.slice(2)
process.on('disconnect', () => process.exit(1))
const product = await createProduct({ ...readConfig(), logLevel: 'silent' }, { site: false })
await product.domain.alone('demo', () => loadDemo(product.domain, Number(adminId), site))
await product.settle()
await product.close()
process.exit(0)
