import { z } from 'zod'
import type { LocalText } from '#platform/shared/local-text.ts'
import { currencySchema, type Money } from '#platform/shared/money.ts'
import { validatorSchema } from './validator-schema.ts'

/**
 * The template format: data, never script. A template that passes `lintTemplate` can be published; the engine
 * (`validate`, `evaluate`, …) trusts a linted template and no answer.
 */

const localText: z.ZodType<LocalText> = z.strictObject({ en: z.string().max(4000), zh: z.string().max(4000) })

/** `country` (a field above) or `./nationality` (a field above in the same group row). */
type FieldRef = string

type Scalar = string | number | boolean

export type Condition =
  | { op: 'eq' | 'ne'; field: FieldRef; value: Scalar }
  | { op: 'gt' | 'gte' | 'lt' | 'lte'; field: FieldRef; value: number | string }
  | { op: 'in'; field: FieldRef; value: readonly Scalar[] }
  | { op: 'includes'; field: FieldRef; value: string }
  | { op: 'empty' | 'filled'; field: FieldRef }
  | { and: readonly Condition[] }
  | { or: readonly Condition[] }
  | { not: Condition }

const scalar = z.union([z.string(), z.number(), z.boolean()])

const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ op: z.enum(['eq', 'ne']), field: z.string(), value: scalar }),
    z.strictObject({
      op: z.enum(['gt', 'gte', 'lt', 'lte']),
      field: z.string(),
      value: z.union([z.number(), z.string()]),
    }),
    z.strictObject({ op: z.literal('in'), field: z.string(), value: z.array(scalar).min(1) }),
    z.strictObject({ op: z.literal('includes'), field: z.string(), value: z.string() }),
    z.strictObject({ op: z.enum(['empty', 'filled']), field: z.string() }),
    z.strictObject({ and: z.array(conditionSchema).min(1) }),
    z.strictObject({ or: z.array(conditionSchema).min(1) }),
    z.strictObject({ not: conditionSchema }),
  ]),
)

export type Expression =
  | { field: FieldRef }
  | { value: number | string }
  | { op: 'add' | 'sub' | 'mul' | 'div'; args: readonly Expression[] }
  | { op: 'concat'; args: readonly Expression[]; separator?: string | undefined }
  /** The sum of one field over all rows of a group: `directors/sharePercent`. */
  | { op: 'sumOf'; field: string }

const expressionSchema: z.ZodType<Expression> = z.lazy(() =>
  z.union([
    z.strictObject({ field: z.string() }),
    z.strictObject({ value: z.union([z.number(), z.string()]) }),
    z.strictObject({ op: z.enum(['add', 'sub', 'mul', 'div']), args: z.array(expressionSchema).min(1) }),
    z.strictObject({
      op: z.literal('concat'),
      args: z.array(expressionSchema).min(1),
      separator: z.string().max(20).optional(),
    }),
    z.strictObject({ op: z.literal('sumOf'), field: z.string() }),
  ]),
)

const common = {
  key: z.string(),
  label: localText,
  /** The field's name inside a sentence ("Enter the {name}."); without it, the label. */
  name: localText.optional(),
  help: localText.optional(),
  /** The message when it is missing, where "Enter the {name}." does not fit (questions). */
  missing: localText.optional(),
  required: z.boolean().optional(),
  requiredWhen: conditionSchema.optional(),
  visibleWhen: conditionSchema.optional(),
  /** The source of a first answer: `company.name`. */
  prefill: z.string().optional(),
  /** The same key in two templates means: the answer may be copied. */
  copyKey: z.string().optional(),
  /** May be asked of an invited person. */
  shareable: z.boolean().optional(),
  /**
   * Encrypted separately, masked on screen, left out of differences, logs, jobs and plain exports. Of a file: not
   * opened by everybody who reads the form.
   */
  sensitive: z.boolean().optional(),
  /**
   * About a person, but nothing to hide from those who work on the form: encrypted separately where it is stored, and
   * otherwise like any other answer. Birthdays, home addresses and telephones are without the mark too.
   */
  sealed: z.boolean().optional(),
  /** Two half fields share a line on a wide screen. */
  width: z.enum(['half', 'full']).optional(),
  validators: z.array(validatorSchema).optional(),
}

const option = z.strictObject({ value: z.string(), label: localText, help: localText.optional() })
export type Option = z.infer<typeof option>

export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const

const textField = z.strictObject({ type: z.literal('text'), ...common })
const textareaField = z.strictObject({ type: z.literal('textarea'), ...common })
const numberField = z.strictObject({
  type: z.literal('number'),
  ...common,
  decimals: z.int().min(0).max(6).optional(),
  unit: localText.optional(),
})
const moneyField = z.strictObject({
  type: z.literal('money'),
  ...common,
  currencies: z.array(currencySchema).min(1),
})
const dateField = z.strictObject({ type: z.literal('date'), ...common })
/** A required checkbox must be ticked. */
const checkboxField = z.strictObject({ type: z.literal('checkbox'), ...common })
const radioField = z.strictObject({ type: z.literal('radio'), ...common, options: z.array(option).min(2) })
const selectField = z.strictObject({ type: z.literal('select'), ...common, options: z.array(option).min(1) })
const multiselectField = z.strictObject({
  type: z.literal('multiselect'),
  ...common,
  options: z.array(option).min(1),
})
const countryField = z.strictObject({
  type: z.literal('country'),
  ...common,
  only: z.array(z.string()).min(1).optional(),
})
const fileField = z.strictObject({
  type: z.literal('file'),
  ...common,
  accept: z.array(z.enum(FILE_TYPES)).min(1),
  maxBytes: z.int().min(1),
  maxFiles: z.int().min(1).max(20).optional(),
  /** Name of the picture that shows what the file should look like. */
  example: z.enum(['passport', 'businessLicence', 'shopScreenshot']).optional(),
})
const computedField = z.strictObject({
  type: z.literal('computed'),
  ...common,
  expression: expressionSchema,
  decimals: z.int().min(0).max(6).optional(),
  unit: localText.optional(),
})
const infoField = z.strictObject({
  type: z.literal('info'),
  key: z.string(),
  label: localText,
  text: localText,
  visibleWhen: conditionSchema.optional(),
})

const rowFieldSchema = z.discriminatedUnion('type', [
  textField,
  textareaField,
  numberField,
  moneyField,
  dateField,
  checkboxField,
  radioField,
  selectField,
  multiselectField,
  countryField,
  fileField,
  computedField,
  infoField,
])
/** Everything but a group: what can be in a section or in a group's row. */
export type RowField = z.infer<typeof rowFieldSchema>

const groupField = z.strictObject({
  type: z.literal('group'),
  key: z.string(),
  label: localText,
  help: localText.optional(),
  /** One row's name: "Director", "第{n}位" – `{n}` is the row's number. */
  rowLabel: localText,
  addLabel: localText,
  /** The row's field whose answer is shown in the row's heading. */
  titleField: z.string().optional(),
  minRows: z.int().min(0).max(50),
  maxRows: z.int().min(1).max(50),
  visibleWhen: conditionSchema.optional(),
  copyKey: z.string().optional(),
  fields: z.array(rowFieldSchema).min(1),
})
export type GroupField = z.infer<typeof groupField>

const fieldSchema = z.union([rowFieldSchema, groupField])
export type Field = RowField | GroupField
export type FieldType = Field['type']

const sectionSchema = z.strictObject({
  key: z.string(),
  title: localText,
  description: localText.optional(),
  visibleWhen: conditionSchema.optional(),
  fields: z.array(fieldSchema).min(1),
})
export type Section = z.infer<typeof sectionSchema>

export const templateSchema = z.strictObject({
  key: z.string(),
  version: z.int().min(1),
  title: localText,
  sections: z.array(sectionSchema).min(1),
})
export type Template = z.infer<typeof templateSchema>

export type GroupRow = { _id: string; [key: string]: Answer | undefined }
/** text, date, radio, select, country: string · file, multiselect: string[] · group: rows. */
export type Answer = string | number | boolean | Money | readonly string[] | readonly GroupRow[]
export type Answers = { [key: string]: Answer | undefined }

/** What the server has stored about a file; nothing of it comes from the client. */
export type StoredFile = {
  id: string
  /** Detected from the file's bytes. */
  type: string
  size: number
  scan: 'pending' | 'clean' | 'infected'
}
