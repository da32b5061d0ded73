import { NotWhole, type ByteReader } from './byte-reader.ts'

const [END, SCAN] = [0xd9, 0xda]
/** Frames of every process, without the markers of tables that lie between them. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
const PIXELS_OF_BLOCK = 64
/** The largest block of several colours: no picture has fewer of them. */
const PIXELS_OF_LARGEST_BLOCK = PIXELS_OF_BLOCK * 16

/**
 * Walks through all segments and scans to the end mark. A frame with a size, and scans that are long enough for it: each
 * block takes at least one bit. @throws NotWhole
 */
export async function checkJpeg(bytes: ByteReader): Promise<void> {
  if ((await bytes.take(2)).readUInt16BE(0) !== 0xffd8) throw new NotWhole()
  let [pixels, scanned] = [0, 0]
  let marker = await nextMarker(bytes)
  while (marker !== END) {
    const length = (await bytes.take(2)).readUInt16BE(0) - 2
    if (length < 0) throw new NotWhole()
    const segment = await bytes.take(length)
    if (isFrame(marker)) pixels = pixelsOf(segment)
    if (marker === SCAN) {
      const scan = await afterScan(bytes)
      scanned += scan.length
      marker = scan.marker
    } else marker = await nextMarker(bytes)
  }
  if (pixels === 0 || scanned * 8 < pixels / PIXELS_OF_LARGEST_BLOCK || scanned === 0) throw new NotWhole()
}

function pixelsOf(frame: Buffer): number {
  if (frame.length < 6) throw new NotWhole()
  return frame.readUInt16BE(1) * frame.readUInt16BE(3)
}

async function nextMarker(bytes: ByteReader): Promise<number> {
  let [mark] = await bytes.take(1)
  if (mark !== 0xff) throw new NotWhole()
  while (mark === 0xff) [mark] = await bytes.take(1)
  return mark ?? 0
}

/** Reads over the content of a scan, in which a mark of its own is followed by 0, to the next marker. */
async function afterScan(bytes: ByteReader): Promise<{ length: number; marker: number }> {
  let wasMark = false
  const { length, last } = await bytes.passUntil((byte) => {
    const isMarker = wasMark && byte !== 0xff && byte !== 0 && (byte < 0xd0 || byte > 0xd7)
    wasMark = byte === 0xff
    return isMarker
  })
  return { length: length - 2, marker: last }
}
