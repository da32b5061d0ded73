import { useState } from 'react'
import { useSession } from '#accounts/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { IconUpload } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import type { taxPaymentText } from '../tax-payment.text.ts'
import type { Payment } from './payment.ts'
import styles from './payment.module.css'
import { ProofDialog } from './proof-dialog.tsx'

/** The way to send a proof; who may only look reads who can. */
export function SendProof({ payment }: { payment: Payment }) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const { role, user } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (role === 'viewer') return <p className={styles.small}>{t('viewer')}</p>
  return (
    <>
      <Button full icon={<IconUpload size={18} />} onClick={() => setOpen(true)}>
        {t(payment.proofs.length === 0 ? 'send' : 'sendAnother')}
      </Button>
      {isOpen && (
        <ProofDialog payment={payment} payer={user?.company.name ?? ''} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
