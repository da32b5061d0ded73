import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type StaffCoupon,
  staffCoupon,
  staffCoupons,
  staffCreateCoupon,
  staffStopCoupon,
  staffUpdateCoupon,
} from '#coupons/staff/contract.ts'
import type { CallFailure } from '#platform/web/api.ts'
import { paths } from '#paths.ts'
import { errorAt } from '#platform/web/at-fields.ts'
import { useCallMutation } from '#platform/web/query.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { useFirstErrorFocus } from '#platform/web/use-first-error-focus.ts'
import { type CouponFields, draftOf, fieldsOf, NEW_COUPON } from './coupon-fields.ts'

type Texts = { saved: string; stopped: string; created: (code: string) => string }

/** Refusals that belong to one field. */
const FIELD_OF_REFUSAL: Record<string, string> = {
  'coupon.code_taken': 'code',
  'coupon.product_unknown': 'draft.products',
}

const inPlace = ({ error }: { error?: string | undefined }) =>
  error !== undefined && error in FIELD_OF_REFUSAL

const notify = (text: string) => showNotification({ text, tone: 'good' })

/** What is typed, the server's refusals, and the three actions. */
export function useCouponForm(
  coupon: StaffCoupon | undefined,
  texts: Texts,
  form: RefObject<HTMLFormElement | null>,
) {
  const navigate = useNavigate()
  const focusFirstError = useFirstErrorFocus(form)
  const [fields, setFields] = useState<CouponFields>(coupon ? fieldsOf(coupon) : NEW_COUPON)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const onError = (failure: CallFailure) => {
    const field = FIELD_OF_REFUSAL[failure.error ?? '']
    setErrors(field ? { [field]: failure.message } : failure.fields)
    focusFirstError()
  }
  const options = { staff: true, invalidates: [staffCoupons, staffCoupon], onError, inPlace }
  const create = useCallMutation(staffCreateCoupon, {
    ...options,
    onSuccess(made) {
      notify(texts.created(made.code))
      void navigate(paths.adminCoupons())
    },
  })
  const update = useCallMutation(staffUpdateCoupon, { ...options, onSuccess: () => notify(texts.saved) })
  const stop = useCallMutation(staffStopCoupon, { ...options, onSuccess: () => notify(texts.stopped) })
  return {
    fields,
    set: (change: Partial<CouponFields>) => setFields((before) => ({ ...before, ...change })),
    errorOf: (path: string) => errorAt(errors, path),
    busy: create.isPending || update.isPending,
    stopping: stop.isPending,
    save() {
      setErrors({})
      const draft = draftOf(fields)
      if (!coupon) return create.mutate({ code: fields.code, draft })
      update.mutate({ id: coupon.id, version: coupon.version, draft })
    },
    stop: (onDone: () => void) =>
      coupon && stop.mutate({ id: coupon.id, version: coupon.version }, { onSettled: onDone }),
  }
}

export type CouponFormState = ReturnType<typeof useCouponForm>
