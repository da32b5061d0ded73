/** Why a number is wrong, under the name by which web code loads texts. */
export { numberReasons } from './number-reasons.ts'
