import type { ReactNode } from 'react'
import type { useCallForm } from '#accounts/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { readCache } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { isStaleRead } from './stale-reads.ts'
import type { vaultText } from './vault.text.ts'

/** What adding and changing a document have in common: its refusal above, its two buttons below. */
export function DocumentForm(props: {
  form: Omit<ReturnType<typeof useCallForm>, 'errors'>
  submit: string
  onCancel: () => void
  children: ReactNode
}) {
  const { form, submit, onCancel, children } = props
  const t = useText<typeof vaultText>('vault')
  return (
    <form noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
      <Stack gap={16}>
        {form.refusal && (
          <Notice tone="bad" role="alert">
            {form.refusal.message}
          </Notice>
        )}
        {children}
        <Row gap={12}>
          <Button type="submit" variant="primary" loading={form.busy}>
            {submit}
          </Button>
          <Button onClick={onCancel}>{t('cancel')}</Button>
        </Row>
      </Stack>
    </form>
  )
}

/** Reads the lists again in which the document stands. */
export function refreshDocuments(): void {
  void readCache().invalidateQueries({ predicate: ({ queryKey }) => isStaleRead(String(queryKey[0])) })
}
