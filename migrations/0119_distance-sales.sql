CREATE TABLE "distance_sales_facts" (
	"company_id" text NOT NULL,
	"year" integer NOT NULL,
	"previous_year" bigint,
	"before_amount" bigint,
	"before_month" date,
	"opted" boolean,
	"opted_from" date,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by_id" text NOT NULL,
	"changed_by_kind" text NOT NULL,
	"changed_by_name" text NOT NULL,
	CONSTRAINT "distance_sales_facts_company_id_year_pk" PRIMARY KEY("company_id","year")
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "distance_sales" bigint;--> statement-breakpoint
ALTER TABLE "withdrawn_transactions" ADD COLUMN "distance_sales" bigint;--> statement-breakpoint
CREATE INDEX "transactions_distance_sales" ON "transactions" USING btree ("company_id","day","import_id","distance_sales") WHERE distance_sales is not null;