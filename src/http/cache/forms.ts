import {
  type Compression,
  type ContentEncoding,
  compressQuickly,
  compressWell,
  encodingFor,
} from './contentEncoding.ts'

/**
 * The forms in which an answer's body leaves: plain, and compressed for each content encoding that was requested. The first
 * request gets a quick compression; an answer that is used often gets a better one, made in another thread.
 */
export interface Forms {
  readonly plain: Form
  /** The compressed forms so far; null for an answer too short to be compressed. */
  readonly packed: Map<ContentEncoding, Form | Promise<Form>> | null
  /** How often the answer was used; Infinity when it has its best forms. */
  uses: number
}

/**
 * A body and its headers, as alternating names and values, which node:http writes fastest. The body's bytes are a
 * latin1 string, because then headers and body leave in one write, unlike with a Buffer.
 */
export interface Form {
  readonly body: string
  readonly headers: readonly string[]
}

/** Uses after which an answer is worth the better compression: some 20 ms of another thread, a sixth fewer bytes. */
const OFTEN = 8
/** One answer at a time: writes may drop answers faster than they can be compressed better. */
let improving = false
const WORTH_COMPRESSING = 600

/** `given`: forms that were compressed earlier; then the answer gets no others. */
export function formsOf(
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
  given?: ReadonlyMap<Compression, Buffer>,
): Forms {
  const several = given ? given.size > 0 : bytes.length >= WORTH_COMPRESSING
  const names = Object.entries({ ...headers, ...(several && { vary: 'accept-encoding' }) }).flat()
  const plain = { body: bytes.toString('latin1'), headers: names }
  const packed: Forms['packed'] = several ? new Map() : null
  for (const [encoding, form] of given ?? []) packed?.set(encoding, compressedForm(plain, encoding, form))
  return { plain, packed, uses: given ? Infinity : 0 }
}

/** Counts a use of the answer, and compresses it better once it is used often. */
export function countUse(forms: Forms): void {
  forms.uses++
  if (improving || forms.uses % OFTEN !== 0 || !forms.packed?.size) return
  improving = true
  compressBetter(forms)
    // Without the memory for it, for instance: the quick forms stay.
    .catch(() => {})
    .finally(() => {
      improving = false
    })
}

/** Returns the form for this `Accept-Encoding`; null when it has not been compressed yet. */
export function formFor({ plain, packed }: Forms, accepted: string | undefined): Form | null {
  const encoding = packed ? encodingFor(accepted) : 'identity'
  if (encoding === 'identity') return plain
  const form = packed?.get(encoding)
  return form && !(form instanceof Promise) ? form : null
}

/** Makes the form for this `Accept-Encoding`, if it is missing. Simultaneous requests share the work. */
export async function makeForm({ plain, packed, uses }: Forms, accepted: string | undefined): Promise<void> {
  const encoding = encodingFor(accepted)
  if (!packed || encoding === 'identity') return
  const compress = uses === Infinity ? compressWell : compressQuickly
  const making = packed.get(encoding) ?? compressed(plain, encoding, compress)
  packed.set(encoding, making)
  try {
    packed.set(encoding, await making)
  } catch (error) {
    packed.delete(encoding)
    throw error
  }
}

async function compressBetter(forms: Forms): Promise<void> {
  const { plain, packed } = forms
  for (const [encoding, form] of packed ?? []) {
    if (encoding === 'identity' || form instanceof Promise) continue
    packed?.set(encoding, await compressed(plain, encoding, compressWell))
  }
  forms.uses = Infinity
}

async function compressed(
  plain: Form,
  encoding: Compression,
  compress: typeof compressWell | typeof compressQuickly,
): Promise<Form> {
  return compressedForm(plain, encoding, await compress(encoding, Buffer.from(plain.body, 'latin1')))
}

const compressedForm = ({ headers }: Form, encoding: string, bytes: Buffer): Form => ({
  body: bytes.toString('latin1'),
  headers: [...headers, 'content-encoding', encoding],
})
