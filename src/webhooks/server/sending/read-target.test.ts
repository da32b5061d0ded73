import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { readTarget } from './read-target.ts'

describe('an address', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.0.1.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001:830::200e',
    '2400:3200::1',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
    '127.1',
    '0x7f.0.0.1',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('the address of an endpoint', () => {
  it.each([
    ['https://example.com/hooks?shop=1', 'example.com'],
    ['https://EXAMPLE.com:8443/', 'example.com'],
    ['https://example.com./', 'example.com'],
    ['https://bücher.example/', 'xn--bcher-kva.example'],
    ['https://8.8.8.8/', '8.8.8.8'],
    ['https://[2606:4700:4700::1111]/', '2606:4700:4700::1111'],
    ['  https://example.com/  ', 'example.com'],
  ])('%s is sent to', (text, host) => {
    const target = readTarget(text, { allowLocal: false })
    expect('host' in target ? target.host : target).toBe(host)
  })

  it.each([
    ['', 'malformed'],
    ['example.com', 'malformed'],
    ['https://', 'malformed'],
    ['https://exa mple.com', 'malformed'],
    ['https://256.1.1.1/', 'malformed'],
    ['http://example.com/', 'not_https'],
    ['ftp://example.com/', 'not_https'],
    ['file:///etc/passwd', 'malformed'],
    ['javascript:alert(1)', 'malformed'],
    ['https://user:secret@example.com/', 'credentials'],
    ['https://user@example.com/', 'credentials'],
    ['https://localhost/', 'inside'],
    ['https://LOCALHOST./', 'inside'],
    ['https://a.localhost/', 'inside'],
    ['https://database/', 'inside'],
    ['https://metadata.google.internal/', 'inside'],
    ['https://printer.local/', 'inside'],
    ['https://127.0.0.1/', 'inside'],
    ['https://127.0.0.1./', 'inside'],
    ['https://127.1/', 'inside'],
    ['https://2130706433/', 'inside'],
    ['https://0x7f000001/', 'inside'],
    ['https://0x7f.1/', 'inside'],
    ['https://0177.0.0.1/', 'inside'],
    ['https://017700000001/', 'inside'],
    ['https://0/', 'inside'],
    ['https://3232235777/', 'inside'],
    ['https://0xa9fea9fe/', 'inside'],
    ['https://①②⑦.0.0.1/', 'inside'],
    ['https://127。0。0。1/', 'inside'],
    ['https://169.254.169.254/latest/meta-data', 'inside'],
    ['https://[::1]/', 'inside'],
    ['https://[::ffff:127.0.0.1]/', 'inside'],
    ['https://[::ffff:7f00:1]/', 'inside'],
    ['https://[0:0:0:0:0:ffff:a9fe:a9fe]/', 'inside'],
    ['https://[fd00:ec2::254]/', 'inside'],
    ['https://[fe80::1]/', 'inside'],
    ['https://[64:ff9b::7f00:1]/', 'inside'],
  ])('%s is refused: %s', (text, problem) => {
    expect(readTarget(text, { allowLocal: false })).toEqual({ problem })
  })

  it.each([
    ['http://127.0.0.1:8080/', true],
    ['http://[::1]:8080/', true],
    ['https://127.0.0.1/', true],
    ['http://localhost:8080/', false],
    ['http://127.0.0.2/', false],
    ['http://10.0.0.1/', false],
    ['http://example.com/', false],
  ])('%s is allowed on a developer’s machine: %s', (text, expected) => {
    expect('url' in readTarget(text, { allowLocal: true })).toBe(expected)
  })
})
