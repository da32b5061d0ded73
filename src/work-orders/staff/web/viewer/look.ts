import type { FileRecord } from '#work-orders/records.ts'

/** Quarter turns to the right. */
export type Turns = 0 | 1 | 2 | 3
/** As wide as the viewer, or whole. */
export type Fit = 'width' | 'page'
export type Look = { zoom: number; turns: Turns; fit: Fit }
type Size = { width: number; height: number }

const asTurns = (value: unknown): Turns => (value === 1 || value === 2 || value === 3 ? value : 0)

export const turnedOnce = (turns: Turns): Turns => asTurns((turns + 1) % 4)

/** The file after or before the one that is shown; undefined at the ends, and of one that the work order does not list. */
export function fileBeside<File extends Pick<FileRecord, 'fileId'>>(
  files: readonly File[],
  fileId: string,
  by: 1 | -1,
): File | undefined {
  const at = files.findIndex((file) => file.fileId === fileId)
  return at < 0 ? undefined : files[at + by]
}

/**
 * How a picture lies in its frame. The frame has the shape of what is seen, so that an enlarged picture scrolls to each
 * of its edges; the picture is turned about its middle, and a lying one is as wide as its frame is high.
 * @param size of the picture as it is stored; undefined until it is known
 */
export function pictureStyles({ zoom, turns, fit }: Look, size: Size | undefined) {
  if (!size || size.width === 0 || size.height === 0) return { frame: { width: '100%' }, picture: {} }
  const lies = turns % 2 === 1
  const ratio = lies ? size.height / size.width : size.width / size.height
  const whole = fit === 'page' ? `min(100cqw, ${short(ratio * 100)}cqh)` : '100%'
  return {
    frame: { width: `calc(${whole} * ${zoom})`, aspectRatio: short(ratio) },
    picture: {
      width: `${short(lies ? 100 / ratio : 100)}%`,
      transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
    },
  }
}

const short = (value: number): string => String(Math.round(value * 10_000) / 10_000)

/** Files whose turn one person's browser keeps: the latest, far more than anybody has open. */
const MOST_KEPT = 200

export type KeptTurns = readonly (readonly [fileId: string, turns: Turns])[]

/** @param stored what the browser has; anything else than what was written is nothing */
export function readTurns(stored: string | null): KeptTurns {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(read)) return []
    return read.flatMap((pair: unknown) =>
      Array.isArray(pair) && typeof pair[0] === 'string' ? [[pair[0], asTurns(pair[1])] as const] : [],
    )
  } catch {
    return []
  }
}

export const turnsOf = (kept: KeptTurns, fileId: string): Turns =>
  kept.find(([id]) => id === fileId)?.[1] ?? 0

/** One that stands upright is not kept. */
export function withTurns(kept: KeptTurns, fileId: string, turns: Turns): KeptTurns {
  const others = kept.filter(([id]) => id !== fileId)
  return turns === 0 ? others : [[fileId, turns] as const, ...others].slice(0, MOST_KEPT)
}
