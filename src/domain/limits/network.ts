import { isIP } from 'node:net'

/** What limits count as one caller: the holder of an IPv6 address has a whole /64 (contract.md, section 11). */
export type Network = string & { readonly counted: unique symbol }

/**
 * Returns the network of an address: an IPv4 address itself, in any notation (`::ffff:1.2.3.4`), or the first 64 bits
 * of an IPv6 address. A proxy may add the port. All texts that are no address count as one network.
 */
export function networkOf(ip: string): Network {
  const bare = ip.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  const [address = ''] = bare.split('%')
  const version = isIP(address)
  return (version === 4 ? address : version === 6 ? ofSix(address) : 'none') as Network
}

/** The program itself. */
export const HERE = networkOf('')

function ofSix(address: string): string {
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address. The URL parser normalizes its spelling (RFC 5952). */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const missing = 8 - (before?.length ?? 0) - (after?.length ?? 0)
  return [...(before ?? []), ...Array(missing).fill('0'), ...(after ?? [])].map((group) =>
    Number.parseInt(group, 16),
  )
}
