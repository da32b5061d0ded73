import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { IconAlertTriangle, IconCheck, IconMessage } from '#platform/ui/icons.ts'
import { Timeline, type TimelineEntry } from '#platform/ui/timeline.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { wordOf } from '../epr/quantity-words.ts'
import { stepName } from './steps.ts'
import { useBoxName } from './use-box-name.ts'

const TONES: Readonly<Record<string, TimelineEntry['tone']>> = {
  confirm: 'good',
  file: 'good',
  accept: 'good',
  query: 'warn',
  outdate: 'warn',
  reject: 'bad',
}

const ICONS = {
  good: <IconCheck size={16} />,
  neutral: <IconCheck size={16} />,
  warn: <IconMessage size={16} />,
  bad: <IconAlertTriangle size={16} />,
}

/** What was done, the latest first. */
export function HistoryCard({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const nameOf = useBoxName(declaration)
  const { history } = declaration
  if (history.length === 0) return null
  const queried = (box: string) => {
    const { number, name } = nameOf(box)
    return number ? t('step_queryBox', { box: number }) : t('step_queryAbout', { name })
  }
  const entries = history.toReversed().map(({ action, name, note, box, at }, index): TimelineEntry => {
    const what =
      action === 'query' && box !== null ? queried(box) : t(wordOf(declaration, `step_${stepName(action)}`))
    const tone = TONES[action] ?? 'neutral'
    return {
      key: String(index),
      title: name === '' ? what : t('by', { what, name }),
      tone,
      icon: ICONS[tone],
      time: <DateText value={at} format="dayTime" />,
      ...(note && { text: note }),
    }
  })
  return (
    <Card title={t('history')}>
      <Timeline entries={entries} />
    </Card>
  )
}
