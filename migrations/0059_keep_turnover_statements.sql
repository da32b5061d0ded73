CREATE TABLE "turnover_statements" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"country" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"currency" text NOT NULL,
	"reported" bigint NOT NULL,
	"refunds" bigint,
	"fees" bigint,
	"file_name" text NOT NULL,
	"uploaded_by_id" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"comparison" jsonb,
	"compared_at" timestamp with time zone,
	CONSTRAINT "turnover_statements_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "turnover_statements_once" ON "turnover_statements" USING btree ("company_id","kind","channel","country","from_day","to_day","currency");--> statement-breakpoint
CREATE INDEX "turnover_statements_newest" ON "turnover_statements" USING btree ("company_id","to_day","id");