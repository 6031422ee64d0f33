CREATE TABLE "loaded_lists" (
	"user_id" text PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loaded_lists" ADD CONSTRAINT "loaded_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loaded_lists" ADD CONSTRAINT "loaded_lists_list_id_saved_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."saved_lists"("id") ON DELETE cascade ON UPDATE no action;