const END = 0x06054b50
const ENTRY = 0x02014b50
const LONGEST_END = 22 + 0xffff
const ENTRY_HEAD = 46
/** Sizes above four gigabytes are written elsewhere; no workbook has them. */
const NOT_HERE = 0xffffffff

const SHEET = /^\/?xl\/worksheets\/[^/]+\.xml$/i

/**
 * How large an archive says that its parts are when unpacked, and how many sheets a workbook has at most; null: it is no
 * archive. A part that is larger than it says is refused when it is unpacked.
 */
export function contentOf(bytes: Buffer): { size: number; sheets: number } | null {
  const end = endOf(bytes)
  if (end < 0) return null
  let entries = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  let [size, sheets] = [0, 0]
  for (; entries > 0; entries--) {
    if (at + ENTRY_HEAD > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return null
    const unpacked = bytes.readUInt32LE(at + 24)
    if (unpacked === NOT_HERE) return { size: Number.POSITIVE_INFINITY, sheets }
    size += unpacked
    const nameEnd = at + ENTRY_HEAD + bytes.readUInt16LE(at + 28)
    if (SHEET.test(bytes.toString('latin1', at + ENTRY_HEAD, nameEnd))) sheets++
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return { size, sheets }
}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - LONGEST_END)
  for (let at = bytes.length - 22; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at
  return -1
}
