import { useState } from 'react'
import { withdrawalEffect } from '#declarations/withdrawal-contract.ts'
import { Button } from '#platform/ui/button.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { importDetail, listImports, listMonths, withdrawImport } from '../contract.ts'
import type { importsText } from './imports.text.ts'
import type { Import } from './one-import.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** Withdraws a file that was imported; asks before. */
export function WithdrawImport({ one }: { one: Import }) {
  const t = useText<typeof importsText>('imports')
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setAsks(true)}>
        {t('withdraw')}
      </Button>
      {asks && <Asking one={one} onClose={() => setAsks(false)} />}
    </>
  )
}

function Asking({ one, onClose }: { one: Import; onClose: () => void }) {
  const t = useText<typeof importsText>('imports')
  const effect = useCallQuery(withdrawalEffect, { importId: one.id })
  const withdraw = useCallMutation(withdrawImport, {
    invalidates: [listImports, importDetail, listMonths],
    onSuccess: () => {
      showMessage(t('withdrawing', { name: one.fileName }), 'good')
      onClose()
    },
  })
  return (
    <WithdrawDialog
      fileName={one.fileName}
      effect={effect}
      pending={withdraw.isPending}
      onWithdraw={() => withdraw.mutate({ importId: one.id })}
      onClose={onClose}
    />
  )
}
