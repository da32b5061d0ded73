import { CallFailure, makeCall } from '#platform/web/api.ts'
import { askToConfirm } from './confirm-store.ts'

const NEEDED = 'accounts.confirm_needed'

/**
 * Makes a call; where the server wants to know first who is there, it asks the person and makes the call again. The
 * dialog stands in `ConfirmHost`, which the page shows once.
 */
export const makeConfirmedCall: typeof makeCall = async (call, input, options = {}) => {
  const inPlace: typeof options.inPlace = (failure) =>
    failure.error === NEEDED || (options.inPlace?.(failure) ?? false)
  try {
    return await makeCall(call, input, { ...options, inPlace })
  } catch (error) {
    if (!(error instanceof CallFailure) || error.error !== NEEDED || !(await askToConfirm())) throw error
    return makeCall(call, input, options)
  }
}
