import { listPendingMatters } from '#pending-matters/contract.ts'
import { countryName } from '#platform/shared/countries.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { listRegistrations } from '../contract.ts'
import { listMandates, revokeMandate, type Mandate } from '../mandates-contract.ts'
import type { mandatesText } from './mandates.text.ts'

/** Asks before a mandate is revoked, and says what follows. */
export function RevokeMandateDialog({ mandate, onClose }: { mandate: Mandate; onClose: () => void }) {
  const t = useText<typeof mandatesText>('mandates')
  const lang = useLang()
  const { id, isOnlyOne, covers } = mandate
  const place = countryName(mandate.country, lang)
  const scope = t(`scope_${mandate.scope}`)
  const revoke = useCallMutation(revokeMandate, {
    invalidates: [listMandates, listRegistrations, listPendingMatters],
    onSuccess: () => {
      showMessage(t('revoked', { place }), 'good')
      onClose()
    },
  })
  return (
    <Dialog title={t('revokeTitle', { place })} onClose={onClose}>
      <Stack gap={16}>
        <p>{t(isOnlyOne ? 'revokeLast' : 'revokeOther', { place, scope })}</p>
        {isOnlyOne && covers.length > 0 && <Concerned covers={covers} />}
        {isOnlyOne && <p>{t('revokePaid')}</p>}
        <Row gap={12}>
          <Button
            variant="dangerFilled"
            loading={revoke.isPending}
            onClick={() => revoke.mutate({ mandateId: id })}
          >
            {t('revokeNow')}
          </Button>
          <Button variant="subtle" data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

function Concerned({ covers }: Pick<Mandate, 'covers'>) {
  const t = useText<typeof mandatesText>('mandates')
  return (
    <div>
      <p>{t('revokeHits')}</p>
      <ul>
        {covers.map(({ id, number, product }) => (
          <li key={id}>
            {product}
            {number !== null && ` · ${number}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
