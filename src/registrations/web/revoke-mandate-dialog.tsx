import { listPendingMatters } from '#pending-matters/contract.ts'
import { countryName } from '#platform/shared/countries.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
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
    <FormDialog
      title={t('revokeTitle', { place })}
      onClose={onClose}
      form={{ busy: revoke.isPending, onSubmit: () => revoke.mutate({ mandateId: id }) }}
      submit={t('revokeNow')}
      cancel={t('cancel')}
      danger
    >
      <p>{t(isOnlyOne ? 'revokeLast' : 'revokeOther', { place, scope })}</p>
      {isOnlyOne && covers.length > 0 && <Concerned covers={covers} />}
      {isOnlyOne && <p>{t('revokePaid')}</p>}
    </FormDialog>
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
