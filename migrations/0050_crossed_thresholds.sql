CREATE TABLE "crossed_thresholds" (
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"name" jsonb NOT NULL,
	"since" text NOT NULL,
	"service_code" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crossed_thresholds_company_id_kind_country_pk" PRIMARY KEY("company_id","kind","country")
);
