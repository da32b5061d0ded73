import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { listPendingMatters } from '#pending-matters/contract.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import { paths } from '#paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { CallFailure, makeCall } from '#platform/web/api.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { amazonCallback, authorizationInfo } from '../contract.ts'
import type { shopsText } from './shops.text.ts'

export const handle = { auth: true, access: 'seller', texts: ['shops', 'ui'] }

type Outcome = { name: string } | { failure: CallFailure }

/** Where Amazon sends the seller back to: completes the authorisation with what it put into the address. */
export default function AmazonCallbackPage() {
  const t = useText<typeof shopsText>('shops')
  const outcome = useOutcome()
  return (
    <>
      <title>{t('callbackTitle')}</title>
      <PageHeading title={t('callbackTitle')} />
      <Card>{outcome ? <Result outcome={outcome} /> : <Skeleton lines={2} label={t('callbackBusy')} />}</Card>
    </>
  )
}

function Result({ outcome }: { outcome: Outcome }) {
  const t = useText<typeof shopsText>('shops')
  const failure = 'failure' in outcome ? outcome.failure : undefined
  return (
    <Stack gap={16}>
      {'name' in outcome ? (
        <Notice tone="good" role="status" title={t('callbackDone', { name: outcome.name })}>
          {t('callbackDoneText')}
        </Notice>
      ) : (
        <Notice tone="bad" role="alert" title={t('callbackFailed')}>
          {outcome.failure.message}
        </Notice>
      )}
      <Row gap={12}>
        <ButtonLink variant="primary" href={paths.shopAuthorisation()}>
          {t('backToShops')}
        </ButtonLink>
        {failure?.error === 'shop.other_company' && (
          <ButtonLink href={paths.contactUs()}>{t('contact')}</ButtonLink>
        )}
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
    const code = query.get('spapi_oauth_code')
    const sellingPartnerId = query.get('selling_partner_id')
    const input = {
      state: query.get('state') ?? '',
      ...(code && { code }),
      ...(sellingPartnerId && { sellingPartnerId }),
    }
    // Nobody finds the code in the history of the browser, and a reload does not send it again.
    setQuery({}, { replace: true })
    void complete(input).then(setOutcome)
  }, [query, setQuery])
  return outcome
}

async function complete(input: SentInputOf<typeof amazonCallback>): Promise<Outcome> {
  try {
    const { name } = await makeCall(amazonCallback, input, { inPlace: () => true })
    await invalidateReads([authorizationInfo, listPendingMatters]).catch(() => undefined)
    return { name }
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
    return { failure }
  }
}
