CREATE TABLE "refund_proposals" (
	"id" text NOT NULL,
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"work_order_id" text NOT NULL,
	"work_order_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" jsonb NOT NULL,
	"status" text NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "refund_proposals_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "cost_prices" DROP CONSTRAINT "cost_prices_company_id_sku_from_day_pk";--> statement-breakpoint
ALTER TABLE "eco_fees" ADD COLUMN "file_id" text;--> statement-breakpoint
ALTER TABLE "eco_fees" ADD COLUMN "taken_back_by_id" text;--> statement-breakpoint
ALTER TABLE "eco_fees" ADD COLUMN "taken_back_by_name" text;--> statement-breakpoint
ALTER TABLE "cost_prices" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cost_prices" ADD COLUMN "changed_by_kind" text DEFAULT 'seller' NOT NULL;--> statement-breakpoint
ALTER TABLE "cost_prices" ADD COLUMN "changed_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wo_history" ADD COLUMN "runs" text;--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_proposals_work" ON "refund_proposals" USING btree ("company_id","work_order_id");--> statement-breakpoint
CREATE INDEX "refund_proposals_order" ON "refund_proposals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_proposals_id" ON "refund_proposals" USING btree ("id");--> statement-breakpoint
CREATE INDEX "refund_proposals_open" ON "refund_proposals" USING btree ("created_at","id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "wo_nodes_reference" ON "wo_nodes" USING btree (lower(details->>'reference')) WHERE details->>'reference' is not null;--> statement-breakpoint
CREATE INDEX "work_orders_number_begun" ON "work_orders" USING btree ("number" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "cost_prices" ADD CONSTRAINT "cost_prices_one" UNIQUE("company_id","sku","country","currency","from_day");