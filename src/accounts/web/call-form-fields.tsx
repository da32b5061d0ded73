import type { ReactNode } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { ErrorSummary } from '#platform/ui/error-summary.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import type { CallForm } from './use-call-form.ts'
import { useHydrated } from './use-hydrated.ts'

/** The frame of a form that makes one call: summary of errors on top, the server's refusal in its place. */
export function CallFormFrame({ form, children }: { form: CallForm; children: ReactNode }) {
  const errors = Object.entries(form.errors).map(([name, text]) => ({
    fieldId: `${form.idPrefix}${name}`,
    text,
  }))
  return (
    // Sent by script only; `post` keeps a password out of the URL if a browser submits it anyway.
    <form method="post" noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
      <Stack gap={20}>
        <ErrorSummary errors={errors} />
        {form.refusal && (
          <Notice tone="bad" role="alert">
            {form.refusal.message}
          </Notice>
        )}
        {children}
      </Stack>
    </form>
  )
}

/** Sends nothing before hydration; a press, or Enter in a field, is repeated then (`finish-html.ts`). */
export function SubmitButton({ form, children }: { form: CallForm; children: ReactNode }) {
  const hydrated = useHydrated()
  return (
    <Button
      type={hydrated ? 'submit' : 'button'}
      data-default={hydrated ? undefined : ''}
      variant="primary"
      size={52}
      full
      loading={form.busy}
    >
      {children}
    </Button>
  )
}

/**
 * What a control of such a form needs: its name is the path of the input, its id the same, so that the error
 * summary finds it.
 */
export function fieldOf(form: CallForm, name: string) {
  return { id: `${form.idPrefix}${name}`, name, error: form.errors[name] }
}
