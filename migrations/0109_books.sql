CREATE INDEX "payments_settled" ON "payments" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "refunds_booked" ON "refunds" USING btree ("booked_at");