import { useState } from 'react'
import { readStaffAgain } from '#back-office/web/frame/staff-reads.ts'
import { CallFailure, makeCall } from '#platform/web/api.ts'
import { useText } from '#platform/web/text.ts'
import type { DeclarationWork } from '../../contract.ts'
import { submitToHmrc } from '../../hmrc-contract.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import { deviceOf } from '../device.ts'
import { offeredWork } from '../offered-work.ts'
import { refused, type Refused } from './refused.ts'

/** Whoever is refused for one of these is refused for all: the next ones are not tried. */
const FOR_ALL = new Set(['hmrc.not_set_up', 'hmrc.not_connected', 'hmrc.unavailable', 'hmrc.busy'])

export const goesToHmrc = (row: DeclarationWork): boolean => offeredWork({ ...row, gbCorrection: null }).hmrc

/** Sends confirmed British returns to HMRC one after the other, each by a call of its own; no other kind has such a way. */
export function useFileTogether(onDone: (filed: number, left: Refused[]) => void) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const [at, setAt] = useState<{ number: number; of: number } | null>(null)
  async function fileAll(rows: readonly DeclarationWork[]): Promise<void> {
    const left: Refused[] = []
    const sent = rows.filter(goesToHmrc)
    let filed = 0
    let stopped: string | undefined
    for (const [index, row] of sent.entries()) {
      setAt({ number: index + 1, of: sent.length })
      const refusal = stopped === undefined ? await refusalOf(row) : { message: stopped, isForAll: true }
      if (refusal === null) filed++
      else left.push(refused(row, refusal.message))
      if (refusal?.isForAll) stopped = refusal.message
    }
    for (const row of rows) if (!goesToHmrc(row)) left.push(refused(row, t('fileAlone')))
    await readStaffAgain()
    setAt(null)
    onDone(filed, left)
  }
  return { at, file: (rows: readonly DeclarationWork[]) => void fileAll(rows) }
}

async function refusalOf({
  company,
  id,
  revision,
}: DeclarationWork): Promise<{ message: string; isForAll: boolean } | null> {
  const input = { companyId: company.id, id, revision, approved: true, device: deviceOf(window) } as const
  try {
    await makeCall(submitToHmrc, input, { staff: true, quiet: true })
    return null
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    return { message: error.message, isForAll: FOR_ALL.has(error.error ?? '') }
  }
}
