import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { staffAccountHolder, staffReleaseAccount } from '../contract.ts'
import type { shopsStaffText } from './shops-staff.text.ts'

/** First whose the account is; then the reason for taking it from them. */
export function ReleaseDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof shopsStaffText>('shops-staff')
  const [typed, setTyped] = useState('')
  const [sellerId, setSellerId] = useState('')
  return (
    <Dialog title={t('releaseTitle')} onClose={onClose}>
      <Stack gap={16}>
        <p>{t('releaseText')}</p>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setSellerId(typed.trim())
          }}
        >
          <Stack gap={12}>
            <TextField
              label={t('sellerId')}
              help={t('sellerIdHelp')}
              maxLength={64}
              spellCheck={false}
              data-autofocus
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit">{t('lookUp')}</Button>
          </Stack>
        </form>
        {sellerId !== '' && <Held key={sellerId} sellerId={sellerId} onClose={onClose} />}
      </Stack>
    </Dialog>
  )
}

function Held({ sellerId, onClose }: { sellerId: string; onClose: () => void }) {
  const t = useText<typeof shopsStaffText>('shops-staff')
  const [reason, setReason] = useState('')
  const found = useCallQuery(staffAccountHolder, { sellerId }, { staff: true })
  const release = useStaffAction(staffReleaseAccount, { done: t('released'), onDone: onClose })
  if (!found.data) return <p role="status">{found.error ? found.error.message : t('lookingUp')}</p>
  const { companyId, company, since, shops, otherName } = found.data
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        release.run({ sellerId, companyId, reason })
      }}
    >
      <Stack gap={16}>
        <Facts
          look="stacked"
          items={[
            { label: t('heldBy'), value: company },
            { label: t('since'), value: <DateText value={since} format="full" /> },
            { label: t('shops'), value: shops.length === 0 ? '–' : shops.join(' · ') },
            ...(otherName ? [{ label: t('otherName'), value: <OtherName {...otherName} /> }] : []),
          ]}
        />
        <TextAreaField
          label={t('reason')}
          rows={3}
          maxLength={300}
          value={reason}
          error={release.errors['reason']}
          onChange={(event) => setReason(event.target.value)}
        />
        <Row gap={12}>
          <Button type="submit" variant="dangerFilled" loading={release.pending}>
            {t('releaseNow')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </Row>
      </Stack>
    </form>
  )
}

/** Who of the holder has said that an account in another name is theirs. */
function OtherName({ confirmedAt, confirmedBy }: { confirmedAt: string | null; confirmedBy: string | null }) {
  const t = useText<typeof shopsStaffText>('shops-staff')
  if (confirmedAt === null) return t('otherNameOpen')
  return (
    <>
      {t('otherNameBy', { by: confirmedBy ?? '–' })} <DateText value={confirmedAt} format="full" />
    </>
  )
}
