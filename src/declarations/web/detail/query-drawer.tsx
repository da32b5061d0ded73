import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Drawer } from '#platform/ui/drawer.tsx'
import { SelectField, TextAreaField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { queryDeclaration, type DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import { useBoxName } from './use-box-name.ts'
import { readAgain } from './use-declaration.ts'

/** Asks about one box, or about all of them, instead of confirming. */
export function QueryDrawer(props: {
  declaration: DeclarationDetail
  /** The box it was opened at; empty for the whole. */
  box: string
  onClose: () => void
}) {
  const { declaration, box, onClose } = props
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const nameOf = useBoxName(declaration)
  const { id, revision, boxes } = declaration
  const form = useCallForm(queryDeclaration, {
    read: (data) => ({
      id,
      revision,
      text: textOf(data, 'text'),
      ...(textOf(data, 'box') && { box: textOf(data, 'box') }),
    }),
    onRefused: readAgain,
    onDone() {
      showMessage(t('querySent'), 'good')
      readAgain()
      onClose()
    },
  })
  const options = boxes.map((one) => {
    const { number, name } = nameOf(one.box)
    return { value: one.box, label: [number, name].filter(Boolean).join(' · ') }
  })
  return (
    <Drawer title={t('query')} onClose={onClose}>
      <form noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
        <Stack gap={16}>
          {form.refusal && (
            <Notice tone="bad" role="alert">
              {form.refusal.message}
            </Notice>
          )}
          <SelectField
            name="box"
            label={t('queryAbout')}
            defaultValue={box}
            options={[{ value: '', label: t('queryWhole') }, ...options]}
          />
          <TextAreaField
            name="text"
            label={t('queryText')}
            help={t('queryHelp')}
            maxLength={2_000}
            data-autofocus
            error={form.errors['text']}
          />
          <Row gap={12}>
            <Button type="submit" variant="primary" loading={form.busy}>
              {t('querySend')}
            </Button>
            <Button variant="subtle" onClick={onClose}>
              {t('cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Drawer>
  )
}
