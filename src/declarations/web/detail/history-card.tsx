import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { IconAlertTriangle, IconCheck, IconMessage } from '#platform/ui/icons.ts'
import { Timeline, type TimelineEntry } from '#platform/ui/timeline.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { stepName } from './steps.ts'

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
export function HistoryCard({ declaration: { history } }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  if (history.length === 0) return null
  const entries = history.toReversed().map(({ action, name, note, box, at }, index): TimelineEntry => {
    const what =
      action === 'query' && box !== null ? t('step_queryBox', { box }) : t(`step_${stepName(action)}`)
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
