import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server that collects letters, decoded enough to be read. */
export async function mailServer() {
  const letters: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then((raw) => {
        letters.push(decoded(raw))
        server.server.emit('letter')
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const next = async (wanted: (letter: string) => boolean): Promise<string> => {
    for (;;) {
      const found = letters.find(wanted)
      if (found) return found
      await once(server.server, 'letter')
    }
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    next,
    close: () => new Promise<void>((done) => server.close(done)),
  }
}

/** Quoted-printable, the encoding of letters with accents. */
const decoded = (raw: string) =>
  Buffer.from(
    raw
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
