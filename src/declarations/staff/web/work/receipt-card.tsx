import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { IconUpload } from '#platform/ui/icons.ts'
import { Row } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import { ReceiptDialog } from './receipt-dialog.tsx'
import styles from '../declarations-staff.module.css'
import { workWordOf } from '../quantity-words.ts'

/** The tax office's own receipt, where staff file by hand; until it is here the seller has ours. */
export function ReceiptCard({ work }: { work: DeclarationWorkDetail }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [isOpen, setOpen] = useState(false)
  const { status, receiptAt } = work
  if (status !== 'FILED' && status !== 'ACCEPTED') return null
  return (
    <Card title={t(workWordOf(work, 'receipt'))}>
      <Row gap={16} between align="start">
        <p className={styles.words}>
          {receiptAt === null ? (
            t(workWordOf(work, 'noReceipt'))
          ) : (
            <>
              {t(workWordOf(work, 'receiptKept'))} <DateText value={receiptAt} format="fullTime" />
            </>
          )}
        </p>
        <Button size={32} icon={<IconUpload size={18} />} onClick={() => setOpen(true)}>
          {t(receiptAt === null ? 'addReceipt' : 'replaceReceipt')}
        </Button>
      </Row>
      {isOpen && <ReceiptDialog work={work} onClose={() => setOpen(false)} />}
    </Card>
  )
}
