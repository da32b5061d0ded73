import { useState } from 'react'
import { formatInstant } from '#platform/shared/day-text.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { CheckField, TextField } from '#platform/ui/field.tsx'
import { IconCalendar, IconCopy } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { showMessage } from '#platform/web/toasts.ts'
import {
  createCalendarFeed,
  readCalendarFeed,
  revokeCalendarFeed,
  updateCalendarFeed,
  type Feed,
} from '../feed-contract.ts'
import { useCalendarTexts } from './use-calendar.ts'

const STALE = { invalidates: [readCalendarFeed] }

/** The private address for the person's own calendar program. */
export function FeedCard() {
  const { t } = useCalendarTexts()
  const feed = useCallQuery(readCalendarFeed, {})
  return (
    <Card as="aside" icon={<IconCalendar size={20} />} title={t('feedTitle')}>
      {feed.data ? (
        <FeedBody feed={feed.data} />
      ) : feed.error ? (
        <ErrorState level={3} title={t('feedFailed')} onRetry={() => void feed.refetch()} />
      ) : (
        <Skeleton label={t('loading')} />
      )}
    </Card>
  )
}

function FeedBody({ feed }: { feed: Feed }) {
  const { t } = useCalendarTexts()
  const create = useCallMutation(createCalendarFeed, STALE)
  return (
    <Stack gap={16}>
      <p>{t('feedText')}</p>
      {feed.address === null ? (
        <Button onClick={() => create.mutate({})} loading={create.isPending}>
          {t('feedCreate')}
        </Button>
      ) : (
        <OpenFeed feed={feed} address={feed.address} />
      )}
    </Stack>
  )
}

function OpenFeed({ feed, address }: { feed: Feed; address: string }) {
  const { t, lang, timeZone } = useCalendarTexts()
  const [asking, setAsking] = useState<'renew' | 'revoke'>()
  const update = useCallMutation(updateCalendarFeed, STALE)
  const copy = () => {
    void navigator.clipboard.writeText(address).then(() => showMessage(t('feedCopied'), 'good'))
  }
  return (
    <>
      <TextField
        label={t('feedAddress')}
        readOnly
        value={address}
        help={t('feedSecret')}
        onFocus={(event) => event.target.select()}
      />
      <Row gap={8}>
        <Button icon={<IconCopy />} onClick={copy}>
          {t('feedCopy')}
        </Button>
        <ButtonLink variant="subtle" href={address.replace(/^https?:/, 'webcal:')}>
          {t('feedOpen')}
        </ButtonLink>
      </Row>
      <Stack gap={8}>
        {(['reminders', 'amounts', 'renewals'] as const).map((choice) => (
          <CheckField
            key={choice}
            label={t(`feed_${choice}`)}
            checked={
              update.isPending ? (update.variables[choice] ?? feed.choices[choice]) : feed.choices[choice]
            }
            onChange={(event) => update.mutate({ [choice]: event.target.checked })}
          />
        ))}
      </Stack>
      <p>
        {feed.lastReadAt === null
          ? t('feedNeverRead')
          : t('feedLastRead', { time: formatInstant(feed.lastReadAt, lang, 'dayTime', timeZone) })}
      </p>
      <Row gap={8}>
        <Button size={32} variant="subtle" onClick={() => setAsking('renew')}>
          {t('feedRenew')}
        </Button>
        <Button size={32} variant="danger" onClick={() => setAsking('revoke')}>
          {t('feedRevoke')}
        </Button>
      </Row>
      {asking && <EndDialog what={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}

/** Calendars that read the old address stop being brought up to date: that is said before. */
function EndDialog({ what, onClose }: { what: 'renew' | 'revoke'; onClose: () => void }) {
  const { t } = useCalendarTexts()
  const done = { ...STALE, onSuccess: onClose }
  const renew = useCallMutation(createCalendarFeed, done)
  const revoke = useCallMutation(revokeCalendarFeed, done)
  const call = what === 'renew' ? renew : revoke
  return (
    <FormDialog
      title={t(what === 'renew' ? 'feedRenewTitle' : 'feedRevokeTitle')}
      onClose={onClose}
      form={{ busy: call.isPending, onSubmit: () => call.mutate({}) }}
      submit={t(what === 'renew' ? 'feedRenew' : 'feedRevoke')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('feedEndText')}</p>
    </FormDialog>
  )
}
