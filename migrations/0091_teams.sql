CREATE TABLE "staff_teams" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"member_ids" jsonb NOT NULL,
	"countries" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignment_rules" ADD COLUMN "team_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_teams_name" ON "staff_teams" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "assignment_rules" ADD CONSTRAINT "assignment_rules_team_id_staff_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."staff_teams"("id") ON DELETE no action ON UPDATE no action;