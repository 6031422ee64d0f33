CREATE TABLE "plan_calendars" (
	"list_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_calendars_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "plan_calendars" ADD CONSTRAINT "plan_calendars_list_id_saved_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."saved_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_calendars" ADD CONSTRAINT "plan_calendars_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_calendars_creator" ON "plan_calendars" USING btree ("created_by");