import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import type { SentInputOf } from '#platform/shared/call.ts'
import { paths } from '#paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { CallFailure, makeCall } from '#platform/web/api.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { completeHmrc, readHmrc, type HmrcState } from '../hmrc-contract.ts'
import type { hmrcStaffText } from './hmrc-staff.text.ts'
import styles from './declarations-staff.module.css'

export const handle = { auth: true, access: 'staff', texts: ['hmrc-staff', 'ui'] }

type Outcome = { state: HmrcState } | { failure: CallFailure }

/** Where HMRC sends an administrator back to: completes the sign-in with what HMRC put into the address. */
export default function HmrcConnectedPage() {
  const t = useText<typeof hmrcStaffText>('hmrc-staff')
  const outcome = useOutcome()
  return (
    <ListFrame id="hmrc-connected" title={t('callbackTitle')}>
      <div className={styles.narrow}>
        {outcome ? <Result outcome={outcome} /> : <Skeleton lines={2} label={t('callbackBusy')} />}
      </div>
    </ListFrame>
  )
}

function Result({ outcome }: { outcome: Outcome }) {
  const t = useText<typeof hmrcStaffText>('hmrc-staff')
  const lang = useLang()
  const until = 'state' in outcome ? outcome.state.expiresOn : null
  return (
    <Stack gap={16}>
      {'failure' in outcome ? (
        <Notice tone="bad" role="alert" title={t('callbackFailed')}>
          {outcome.failure.message}
        </Notice>
      ) : (
        <Notice tone="good" role="status" title={t('callbackDone')}>
          {until !== null && t('callbackDoneText', { day: formatDay(until, lang, 'full') })}
        </Notice>
      )}
      <Row gap={12}>
        <ButtonLink variant="primary" href={paths.adminHmrc()}>
          {t('backToHmrc')}
        </ButtonLink>
      </Row>
    </Stack>
  )
}

function useOutcome(): Outcome | undefined {
  const [query, setQuery] = useSearchParams()
  const [outcome, setOutcome] = useState<Outcome>()
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    const code = query.get('code')
    // Without a state the server would speak of a missing field; a wrong one is refused in words.
    const input = { state: query.get('state') || 'none', ...(code && { code }) }
    // Nobody finds the code in the history of the browser, and a reload does not send it again.
    setQuery({}, { replace: true })
    void complete(input).then(setOutcome)
  }, [query, setQuery])
  return outcome
}

async function complete(input: SentInputOf<typeof completeHmrc>): Promise<Outcome> {
  try {
    const state = await makeCall(completeHmrc, input, { staff: true, inPlace: () => true })
    await invalidateReads([readHmrc]).catch(() => undefined)
    return { state }
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
    return { failure }
  }
}
