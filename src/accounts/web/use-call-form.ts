import { type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import type { CallDefinition } from '#platform/shared/call.ts'
import { CallFailure, makeCall } from '#platform/web/api.ts'
import { useFirstErrorFocus } from '#platform/web/use-first-error-focus.ts'

/** Name of a field → what is wrong with it. The names are the paths of the call's input. */
export type FieldErrors = Record<string, string>

export type CallForm = {
  /** Before the ids of its fields, where a page has several forms. */
  idPrefix: string
  busy: boolean
  errors: FieldErrors
  /** The server's refusal when it concerned no single field. */
  refusal: CallFailure | undefined
  onSubmit(event: FormEvent<HTMLFormElement>): void
  onInput(event: FormEvent<HTMLFormElement>): void
}

/**
 * A form that makes one call. Its fields keep their own values, so that nothing typed before hydration is
 * lost; they are read on sending. The first wrong field gets the focus.
 */
export function useCallForm<I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  options: {
    staff?: boolean
    idPrefix?: string
    /** Makes the call another way, such as one that asks for the password first. */
    make?: typeof makeCall
    read(data: FormData): z.input<I>
    check?(input: z.input<I>): FieldErrors
    /** After a refusal that concerns no single field. */
    onRefused?(refusal: CallFailure): void
    onDone(answer: z.output<O>, input: z.input<I>): void
  },
): CallForm {
  const sent = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<CallFailure>()
  const focusFirstError = useFirstErrorFocus(sent)
  const fail = (found: FieldErrors, failure?: CallFailure) => {
    setErrors(found)
    setRefusal(failure)
    focusFirstError()
  }
  const send = async (input: z.input<I>) => {
    setBusy(true)
    fail({})
    try {
      const staff = options.staff ?? false
      const make = options.make ?? makeCall
      options.onDone(await make(call, input, { staff, inPlace: concernsNoField }), input)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      fail(error.fields, concernsNoField(error) ? error : undefined)
      if (concernsNoField(error)) options.onRefused?.(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    idPrefix: options.idPrefix ?? '',
    busy,
    errors,
    refusal,
    onSubmit(event) {
      event.preventDefault()
      if (busy) return
      sent.current = event.currentTarget
      const input = options.read(new FormData(event.currentTarget))
      const found = options.check?.(input) ?? {}
      if (Object.keys(found).length > 0) fail(found)
      else void send(input)
    },
    onInput(event) {
      const { name } = event.target as HTMLInputElement
      if (name in errors) setErrors(({ [name]: _mended, ...rest }) => rest)
    },
  }
}

/** The form shows its message itself; of a failure with fields only the fields' own texts. */
const concernsNoField = ({ fields = {} }: { fields?: FieldErrors | undefined }) =>
  Object.keys(fields).length === 0

export const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '').trim()
/** A password may begin or end with a space. */
export const secretOf = (data: FormData, name: string): string => String(data.get(name) ?? '')

export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** What is wrong with an address, by field; nothing written is another mistake than a slip of the pen. */
export function emailProblem(
  email: string,
  t: (key: 'emailMissing' | 'emailMalformed') => string,
): { email?: string } {
  if (looksLikeEmail(email)) return {}
  return { email: t(email === '' ? 'emailMissing' : 'emailMalformed') }
}
