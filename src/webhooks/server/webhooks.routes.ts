import { type CallContext, sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import * as calls from '../contract.ts'
import {
  createEndpoint,
  enableEndpoint,
  type From,
  listEndpoints,
  removeEndpoint,
  rotateSecret,
  updateEndpointOf,
} from './change-endpoints.ts'
import { listDeliveries, replayDelivery, sendTest } from './send-by-hand.ts'
import type { WebhookDeps } from './webhook-deps.ts'

const fromOf = (context: CallContext): From => ({ seller: sellerOf(context), ip: context.ip })

export function webhooksRoutes(deps: WebhookDeps): Route[] {
  return [
    handle(calls.listWebhooks, (context) => listEndpoints(deps, sellerOf(context))),
    handle(calls.createWebhook, (context, input) => createEndpoint(deps, fromOf(context), input)),
    handle(calls.updateWebhook, (context, input) => updateEndpointOf(deps, fromOf(context), input)),
    handle(calls.rotateWebhookSecret, (context, { id }) => rotateSecret(deps, fromOf(context), id)),
    handle(calls.enableWebhook, (context, { id }) => enableEndpoint(deps, fromOf(context), id)),
    handle(calls.removeWebhook, (context, { id }) => removeEndpoint(deps, fromOf(context), id)),
    handle(calls.listWebhookDeliveries, (context, asked) => listDeliveries(deps, sellerOf(context), asked)),
    handle(calls.replayWebhookDelivery, (context, asked) => replayDelivery(deps, sellerOf(context), asked)),
    handle(calls.testWebhook, (context, asked) => sendTest(deps, sellerOf(context), asked)),
  ]
}
