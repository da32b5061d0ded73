/**
 * What the pages of other modules may use of this one. Pages that show a company name the texts `company` in
 * their handle.
 */
export { AgreementDisclosure } from './agreement.tsx'
export { CallFormFrame, fieldOf, SubmitButton } from './call-form-fields.tsx'

export { CompanyPanel } from './company-panel.tsx'

export { CountryField } from './country-field.tsx'
export { Door } from './door.tsx'
export { makeConfirmedCall } from './confirm/make-confirmed-call.ts'
export { PasswordField } from './password-field.tsx'
export { isLongEnough, PASSWORD_MIN_LENGTH } from '../password.ts'
export { looksLikeEmail, secretOf, textOf, useCallForm } from './use-call-form.ts'
export { rememberBuyer, rememberedBuyer, type RememberedBuyer } from './remembered-buyer.ts'
export { useSession } from './use-session.ts'
