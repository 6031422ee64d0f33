CREATE TABLE "notice_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"favorite" boolean NOT NULL,
	"usual" boolean NOT NULL,
	"cart" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;