import { use } from 'react'
import { formatInstant } from '#platform/shared/day-text.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { webhooksText } from './webhooks.text.ts'

export function useWebhooksText() {
  const t = useText<typeof webhooksText>('webhooks')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  return { t, lang, timeOf: (instant: string) => formatInstant(instant, lang, 'fullTime', timeZone) }
}
