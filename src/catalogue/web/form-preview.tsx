import { type ComponentType, createContext, createElement, Suspense, use, useId, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useText } from '#platform/web/text.ts'
import type { catalogueText } from './catalogue.text.ts'
import type { ProductDetails } from './product-lane.ts'

/** Renders a form template read-only. The forms provide it; the catalogue does not know the forms. */
export const FormPreviewContext = createContext<ComponentType<{ code: string }>>(() => null)

function Preview(props: { code: string }) {
  return createElement(use(FormPreviewContext), props)
}

/** A button that loads and shows the real form on request. */
export function FormPreview({ form }: { form: NonNullable<ProductDetails['form']> }) {
  const t = useText<typeof catalogueText>('catalogue')
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button onClick={() => setOpen(!open)} aria-expanded={open} aria-controls={id}>
        {open ? t('previewClose') : t('previewOpen', { count: form.questions })}
      </Button>
      <div id={id}>
        {open && (
          <Suspense fallback={<Skeleton lines={8} label={t('previewLoading')} />}>
            <Preview code={form.template} />
          </Suspense>
        )}
      </div>
    </>
  )
}
