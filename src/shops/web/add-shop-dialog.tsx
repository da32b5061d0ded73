import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { authorizationInfo, createShop } from '../contract.ts'
import { MARKETPLACES, REGIONS } from '../marketplaces.ts'
import type { shopsText } from './shops.text.ts'

export function AddShopDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof shopsText>('shops')
  const form = useCallForm(createShop, {
    read: (data) => ({
      marketplace: MARKETPLACES.find((one) => one === data.get('marketplace')) ?? 'AMAZON',
      region: REGIONS.find((one) => one === data.get('region')) ?? 'EU',
      name: textOf(data, 'name'),
      ...(textOf(data, 'sellerId') && { sellerId: textOf(data, 'sellerId') }),
    }),
    onDone(_answer, { name }) {
      showMessage(t('added', { name }), 'good')
      void invalidateReads([authorizationInfo, listPendingMatters]).catch(() => undefined)
      onClose()
    },
  })
  return (
    <FormDialog title={t('addTitle')} onClose={onClose} form={form} submit={t('addNow')} cancel={t('cancel')}>
      <SelectField
        name="marketplace"
        label={t('marketplace')}
        options={MARKETPLACES.map((value) => ({ value, label: t(`marketplace_${value}`) }))}
      />
      <SelectField
        name="region"
        label={t('region')}
        options={REGIONS.map((value) => ({ value, label: t(`region_${value}`) }))}
      />
      <TextField
        name="name"
        label={t('name')}
        help={t('nameHelp')}
        maxLength={80}
        autoComplete="off"
        error={form.errors['name']}
      />
      <TextField
        name="sellerId"
        label={t('sellerId')}
        optional
        help={t('sellerIdHelp')}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        error={form.errors['sellerId']}
      />
    </FormDialog>
  )
}
