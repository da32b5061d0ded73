/** How a figure compares with the one before. */
export type Change = { kind: 'NEW' | 'GONE' | 'SAME' | 'BY'; percent: number; unusual: boolean }

/** A figure that differs by more than this is asked about, as turnover is before anybody confirms. */
const UNUSUAL_PERCENT = 40

/** Undefined where there is nothing to compare with. A figure that comes or goes has no percentage, and is unusual. */
export function changeOf(now: number, before: number | null): Change | undefined {
  if (before === null) return undefined
  if (now === before) return { kind: 'SAME', percent: 0, unusual: false }
  if (before === 0) return { kind: 'NEW', percent: 0, unusual: true }
  if (now === 0) return { kind: 'GONE', percent: 0, unusual: true }
  const percent = ((now - before) / Math.abs(before)) * 100
  return { kind: 'BY', percent: rounded(percent), unusual: Math.abs(percent) > UNUSUAL_PERCENT }
}

const rounded = (percent: number) => Math.round(percent * 10) / 10
