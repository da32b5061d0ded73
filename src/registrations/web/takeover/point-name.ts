import type { Translate } from '#platform/web/text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { Takeover } from '../../takeover-contract.ts'
import { nameOfEarlier } from '../../takeover/earlier-name.ts'
import { kindOfPoint, periodOfPoint } from '../../takeover/points.ts'
import type { takeoverText } from '../takeover.text.ts'

export type T = Translate<typeof takeoverText>
export type Point = Takeover['points'][number]
export type Period = Takeover['periods'][number]

/** A point by its name, a period by its days. */
export function nameOfPoint(point: string, t: T, lang: Lang): string {
  const kind = kindOfPoint(point)
  if (kind !== 'PERIOD') return t(`point_${kind}`)
  return nameOfEarlier(periodOfPoint(point), lang)
}
