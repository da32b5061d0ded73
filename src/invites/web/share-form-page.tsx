import { Suspense } from 'react'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useText } from '#platform/web/text.ts'
import { DonePage, EndedPage, FailedPage } from './ended-page.tsx'
import { FillIn } from './fill-in.tsx'
import { PinPage } from './pin-page.tsx'
import { ShareFrame } from './share-frame.tsx'
import type { shareFormText } from './share-form.text.ts'
import { useSharedForm } from './use-shared-form.ts'
import { WelcomePage } from './welcome-page.tsx'

export const handle = {
  auth: true,
  access: 'invited',
  texts: ['share-form', 'forms', 'form-messages', 'number-reasons', 'shell', 'ui'],
}

/** Where an invited person fills in their part of a form, without an account. */
export default function ShareFormPage() {
  const t = useText<typeof shareFormText>('share-form')
  return (
    <>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <ShareFrame>
        <Suspense fallback={<Skeleton lines={6} label={t('loading')} />}>
          <TimeZoneContext value={hereZone()}>
            <ShareForm />
          </TimeZoneContext>
        </Suspense>
      </ShareFrame>
    </>
  )
}

/** All that is known of the person is their browser's time zone. */
const hereZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

function ShareForm() {
  const t = useText<typeof shareFormText>('share-form')
  const shared = useSharedForm()
  switch (shared.kind) {
    case 'loading':
      return <Skeleton lines={6} label={t('loading')} />
    case 'pin':
      return <PinPage company={shared.company} again={shared.again} onUnlocked={shared.unlocked} />
    case 'ended':
      return <EndedPage reason={shared.reason} />
    case 'failed':
      return <FailedPage failure={shared.failure} retrying={shared.retrying} onRetry={shared.retry} />
    case 'done':
      return <DonePage company={shared.company} />
    case 'welcome':
      return <WelcomePage form={shared.form} onBegun={shared.begun} />
    case 'form':
      return (
        <FillIn form={shared.form} person={shared.person} onDone={shared.done} onClosed={shared.reread} />
      )
  }
}
