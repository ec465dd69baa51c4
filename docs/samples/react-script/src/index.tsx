import * as React from 'react';

export function LikeButton() {
  const [likes, setLikes] = React.useState(0);
  return (
    <button onClick={() => setLikes(likes + 1)}>
      {likes} likes
    </button>
  );
}
