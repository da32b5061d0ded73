const END = 0x06054b50
const ENTRY = 0x02014b50
const LONGEST_END = 22 + 0xffff
const ENTRY_HEAD = 46
/** Sizes above four gigabytes are written elsewhere; no workbook has them. */
const NOT_HERE = 0xffffffff

/**
 * How large an archive says that its parts are when unpacked; null: it is no archive. A part that is larger than it
 * says is refused when it is unpacked.
 */
export function unpackedSize(bytes: Buffer): number | null {
  const end = endOf(bytes)
  if (end < 0) return null
  let entries = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  let size = 0
  for (; entries > 0; entries--) {
    if (at + ENTRY_HEAD > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return null
    const unpacked = bytes.readUInt32LE(at + 24)
    if (unpacked === NOT_HERE) return Number.POSITIVE_INFINITY
    size += unpacked
    at += ENTRY_HEAD + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return size
}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - LONGEST_END)
  for (let at = bytes.length - 22; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at
  return -1
}
