import { BlockList, isIPv6 } from 'node:net'

/**
 * Returns a function that says whether an address is that of a proxy: this machine, and the addresses and subnets of
 * `list`, which are separated by commas. Throws when one of them is neither.
 */
export function proxiesOf(list = ''): (address: string) => boolean {
  const proxies = new BlockList()
  const kindOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
  for (const entry of `127.0.0.0/8,::1,${list}`.split(',').map(part => part.trim())) {
    const [address = '', bits] = entry.split('/')
    if (bits) proxies.addSubnet(address, Number(bits), kindOf(address))
    else if (address) proxies.addAddress(address, kindOf(address))
  }
  return address => proxies.check(address, kindOf(address))
}
