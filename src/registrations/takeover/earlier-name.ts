import { formatDayRange } from '#platform/shared/day-text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { periodName } from '../period-name.ts'
import type { EarlierPeriod } from './points.ts'

/** An earlier period by its days, which may be a part of one; a year by its name. */
export const nameOfEarlier = ({ kind, from, to }: EarlierPeriod, lang: Lang): string =>
  kind === 'ANNUAL'
    ? periodName({ kind, rhythm: 'YEARLY', from, to }, lang)
    : formatDayRange(from, to, lang, 'full')
