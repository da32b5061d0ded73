DROP INDEX "disputes_undecided";--> statement-breakpoint
DROP INDEX "refund_proposals_open";--> statement-breakpoint
DROP INDEX "legal_holds_newest";--> statement-breakpoint
DROP INDEX "erasures_newest";--> statement-breakpoint
CREATE INDEX "disputes_in_order" ON "disputes" USING btree ("status" DESC NULLS LAST,"due_at","id") WHERE status in ('OPEN', 'ANSWERED', 'LOST');--> statement-breakpoint
CREATE INDEX "refund_proposals_in_order" ON "refund_proposals" USING btree ((work_order_id is null),"created_at","id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "legal_holds_in_order" ON "legal_holds" USING btree ((ended_at is not null),"set_at" desc,"id");--> statement-breakpoint
CREATE INDEX "registrations_ended" ON "registrations" USING btree ("ended_on" desc,"id" desc) WHERE end_reason = 'DEREGISTERED';--> statement-breakpoint
CREATE INDEX "shop_notices_in_order" ON "shop_notices" USING btree ((case status when 'OPEN' then 0 when 'ANSWERED' then 1 else 2 end),"grace_until","created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "erasures_newest" ON "erasures" USING btree ("requested_at" desc,"id");