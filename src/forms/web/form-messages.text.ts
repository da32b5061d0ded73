/** The engine's sentences, under the name by which web code loads texts. */
export { formMessages } from '#forms/engine/model/messages.ts'
