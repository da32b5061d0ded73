import { useSyncExternalStore } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { type CallFailure, onFailure } from '#platform/web/api.ts'
import { useText } from '#platform/web/text.ts'
import type { notActiveText } from './not-active.text.ts'
import { useCompanySwitch } from './use-company-switch.ts'

type Elsewhere = { companyId: string; companyName: string; message: string }

let elsewhere: Elsewhere | undefined
const listeners = new Set<() => void>()

function set(next: Elsewhere | undefined): void {
  elsewhere = next
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onFailure((failure) => {
    if (failure.error === 'company.not_active') set({ ...companyOf(failure), message: failure.message })
  })
  return () => {
    listeners.delete(listener)
    stop()
  }
}

const companyOf = ({ data }: Pick<CallFailure, 'data'>) => data as { companyId: string; companyName: string }

const here = () => `${window.location.pathname}${window.location.search}${window.location.hash}`

/** What somebody opened belongs to another company of theirs: the way there, at the same address. */
export function NotActiveDialog() {
  const found = useSyncExternalStore(
    watch,
    () => elsewhere,
    () => undefined,
  )
  return found ? <Offer {...found} onClose={() => set(undefined)} /> : null
}

function Offer({ companyId, companyName, message, onClose }: Elsewhere & { onClose: () => void }) {
  const t = useText<typeof notActiveText>('not-active')
  const { switchTo, switching } = useCompanySwitch()
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack gap={20}>
        <p>{message}</p>
        <Row>
          <Button
            variant="primary"
            data-autofocus
            loading={switching !== undefined}
            onClick={() => switchTo(companyId, here())}
          >
            {t('switch', { company: companyName })}
          </Button>
          <Button onClick={onClose}>{t('stay')}</Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
