CREATE TABLE "eco_fees" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"registration_id" text NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"document" text NOT NULL,
	"paid_on" date,
	"lines" jsonb NOT NULL,
	"entered_by_id" text NOT NULL,
	"entered_by_name" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "eco_fees_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE INDEX "eco_fees_of" ON "eco_fees" USING btree ("company_id","registration_id","year");