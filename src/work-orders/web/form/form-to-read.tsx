import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FromWire } from '#documents/wire-names.ts'
import { AnswersView, type AnswersLayout } from '#forms/web/public.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { IconDownload, IconPrinter } from '#platform/ui/icons.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import type { nodeData } from '../../contract.ts'
import { PRINT_LAYOUTS, printForm } from '../../form-contract.ts'
import type { formPageText } from './form-page.text.ts'
import { PageTitle } from '../page-title.tsx'
import { reveal } from './reveal.ts'
import { useEntered } from './use-entered.ts'
import { useReader } from '../use-reader.ts'
import styles from './form-to-read.module.css'

type NodeForm = FromWire<OutputOf<typeof nodeData>>

/** The answers for screen, print and PDF; and why they cannot be changed, if so. */
export function FormToRead({
  form,
  mayWrite,
  isOpen,
}: {
  form: NodeForm
  mayWrite: boolean
  isOpen: boolean
}) {
  const { t, lang } = useReader()
  const say = useText<typeof formPageText>('form-page')
  const [layout, setLayout] = useLayout(lang)
  const title = pickText(form.template.title, lang)
  const entered = useEntered(form.entered)
  return (
    <>
      <PageTitle title={title} />
      <PageHeading
        title={title}
        eyebrow={isOpen ? say('previewOf', { number: form.workOrderNumber }) : form.workOrderNumber}
        actions={
          isOpen ? (
            <ButtonLink variant="primary" href={paths.dynamicForm(form.nodeId)}>
              {say('goOnFilling')}
            </ButtonLink>
          ) : (
            <ButtonLink href={paths.workOrder(form.workOrderId)}>{t('toWorkOrder')}</ButtonLink>
          )
        }
      />
      <Stack gap={16}>
        <Notice className="no-print">{isOpen ? say('previewText') : t(reasonOf(form, mayWrite))}</Notice>
        {form.changes.length > 0 && (
          <Notice
            tone="info"
            className="no-print"
            title={say('changedSince', { count: form.changes.length })}
          >
            {say('changedText')}
          </Notice>
        )}
        <PrintTools nodeId={form.nodeId} saved={form.saved} layout={layout} onLayout={setLayout} />
        <Card as="div">
          <AnswersView
            template={form.template}
            answers={form.answers}
            known={form.prefill}
            saves={form.revisions}
            files={form.files}
            level={2}
            layout={layout}
            changes={form.changes}
            maskedPaths={form.maskedPaths}
            entered={entered}
            {...(mayWrite && { onReveal: (path: string) => reveal(form.nodeId, path) })}
          />
        </Card>
      </Stack>
    </>
  )
}

function reasonOf(form: NodeForm, mayWrite: boolean) {
  const reasons = { SUBMITTED: 'formWithUs', ACCEPTED: 'formAccepted' } as const
  return reasons[form.status as keyof typeof reasons] ?? (mayWrite ? 'formLocked' : 'viewerMay')
}

function isLayout(value: string | null): value is AnswersLayout {
  return value === 'en' || value === 'zh' || value === 'both'
}

/** Kept in the address, so that a shared link shows the same. */
function useLayout(lang: 'en' | 'zh'): [AnswersLayout, (layout: AnswersLayout) => void] {
  const [search, setSearch] = useSearchParams()
  const requested = search.get('layout')
  const set = (layout: AnswersLayout) => {
    const next = new URLSearchParams(search)
    next.set('layout', layout)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return [isLayout(requested) ? requested : lang, set]
}

function PrintTools(props: {
  nodeId: string
  saved: boolean
  layout: AnswersLayout
  onLayout: (layout: AnswersLayout) => void
}): ReactNode {
  const { nodeId, saved, layout, onLayout } = props
  const say = useText<typeof formPageText>('form-page')
  const [loading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    // A failure is shown as a notification; the button can be pressed again.
    await downloadFile(printForm, { nodeId, layout }).catch(() => undefined)
    setLoading(false)
  }
  return (
    <div className={`no-print ${styles.tools}`}>
      <ChoiceChips
        name="layout"
        legend={say('layout')}
        hideLegend
        options={PRINT_LAYOUTS.map((value) => ({ value, label: say(`layout_${value}`) }))}
        value={layout}
        onChange={(value) => isLayout(value) && onLayout(value)}
      />
      {saved && (
        <span className={styles.buttons}>
          <Button icon={<IconPrinter size={18} />} onClick={() => window.print()}>
            {say('print')}
          </Button>
          <Button icon={<IconDownload size={18} />} loading={loading} onClick={() => void save()}>
            {say('savePdf')}
          </Button>
        </span>
      )}
    </div>
  )
}
