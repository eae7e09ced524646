import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const NONE = 'not checked: the program is not installed'

/** Checks that Caddy accepts its file. Throws with its message. */
export async function checkCaddy(): Promise<string> {
  const { CADDY } = process.env
  if (!CADDY) return NONE
  await run(CADDY, ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'])
  return 'Caddy takes it'
}

/** Checks that nginx accepts its file inside an `http` block, with a temporary certificate. Throws with its message. */
export async function checkNginx(folder: string): Promise<string> {
  const { NGINX } = process.env
  if (!NGINX) return NONE
  const certificate = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  await run('openssl', ['req', '-x509', ...key, ...certificate, '-days', '1', '-subj', '/CN=example.com'])
  const site = await readFile('deploy/nginx.conf', 'utf8')
  await writeFile(join(folder, 'site.conf'), site.replaceAll('/etc/letsencrypt/live/example.com', folder))
  const whole = join(folder, 'nginx.conf')
  await writeFile(
    whole,
    `pid ${folder}/pid;\nevents {}\nhttp { access_log off; include ${folder}/site.conf; }\n`,
  )
  await run(NGINX, ['-t', '-c', whole])
  return 'nginx takes it'
}
