CREATE TABLE "mandates" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"country" text NOT NULL,
	"scope" text NOT NULL,
	"product_name" jsonb NOT NULL,
	"work_order_id" text NOT NULL,
	"work_order_number" text NOT NULL,
	"node_id" text NOT NULL,
	"file_id" text NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"signed_on" date NOT NULL,
	"expires_on" date,
	"ended_on" date,
	"end_reason" text,
	"ended_by_kind" text,
	"ended_by_name" text,
	"reason" jsonb,
	"replaces_id" text,
	"told_days" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mandates_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_once" ON "mandates" USING btree ("company_id","node_id") WHERE status = 'IN_FORCE';--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_one_renewal" ON "mandates" USING btree ("company_id","replaces_id") WHERE status in ('SUBMITTED', 'RETURNED');--> statement-breakpoint
CREATE INDEX "mandates_country" ON "mandates" USING btree ("company_id","country","scope");--> statement-breakpoint
CREATE INDEX "mandates_listed" ON "mandates" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "mandates_work_order" ON "mandates" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "mandates_submitted" ON "mandates" USING btree ("created_at") WHERE status = 'SUBMITTED';--> statement-breakpoint
CREATE INDEX "mandates_expiring" ON "mandates" USING btree ("expires_on") WHERE status = 'IN_FORCE' and expires_on is not null;